import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { HubPage } from '#src/patterns/hub-page.tsx'
import { FailedPart } from '#src/ui/failed-part/failed-part.tsx'
import { useProgramme } from '../programme/use-programme.ts'
import { ResumeCard } from './resume-card.tsx'
import { useRunLead, useSavedHere } from './use-run-lead.ts'

/** Without a connection: the programme that is under way on this phone goes on, and the rest comes later. */
export function ResumeAlone() {
  const { t } = useLingui()
  const router = useRouter()
  const now = useNow()
  const programme = useProgramme()
  useSavedHere(programme)
  return (
    <HubPage bar={<ScreenBar titleAs="p" backTo="/main" />} lead={{ title: useRunLead(programme, now, null, 0) }}>
      <ResumeCard {...programme} now={now} />
      <FailedPart
        icon={CalendarDays}
        title={t`한 주와 오늘을 불러오지 못했어요`}
        text={programme.run ? t`하던 운동은 그대로예요` : undefined}
        onRetry={() => void router.invalidate()}
      />
    </HubPage>
  )
}
