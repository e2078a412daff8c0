import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { SettingsGroup, SettingsPage } from '#src/patterns/settings-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Switch } from '#src/ui/choice/choice.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Lead } from '#src/ui/page/page.tsx'
import { useLinkWords } from './link-words.ts'
import css from './link.module.css'
import { exerciseAppQuery, exerciseUseQuery, inbodyQuery, useDeviceLinks } from './link.queries.ts'

/** Where exercise comes from: the phone's app, and InBody at the restaurants. [HLG-07] */
export function ExerciseLinkScreen() {
  const { t } = useLingui()
  const { when, sourceName } = useLinkWords()
  const { data: use } = useSuspenseQuery(exerciseUseQuery())
  const { data: app } = useSuspenseQuery(exerciseAppQuery())
  const { data: inbody } = useSuspenseQuery(inbodyQuery())
  const { useExercise } = useDeviceLinks()
  const { lastWrkotDt } = app
  const { lastInptDt } = inbody

  // Shows the choice at once; a failed write brings the old one back.
  const wanted = useExercise.sending?.params.query.wrkotAppUseYn ?? use.wrkotAppUseYn
  const change = (on: boolean) => useExercise.send({ params: { query: { wrkotAppUseYn: on ? 'Y' : 'N' } } })

  return (
    <SettingsPage
      bar={<ScreenBar backTo="/healthlog/healthDataLink" titleAs="p" />}
      lead={
        <Lead
          title={
            wanted === 'Y' && app.useYn === 'Y'
              ? t`휴대폰 운동도\n함께 세고 있어요`
              : t`프로그램으로 한 운동만\n세고 있어요`
          }
        />
      }
    >
      <SettingsGroup title={t`휴대폰 운동 앱`}>
        <Rows>
          <ListRow
            title={t`운동 기록에 더하기`}
            sub={t`끄면 프로그램으로 한 운동만 세요`}
            end={<Switch label={t`운동 기록에 더하기`} hideLabel checked={wanted === 'Y'} onChange={change} />}
          />
          <ListRow
            title={app.helhidxLkeqmtCode === null ? t`연결한 앱이 없어요` : sourceName({ code: app.helhidxLkeqmtCode })}
            sub={lastWrkotDt === null ? t`아직 들어온 운동이 없어요` : t`최근 운동 ${when(lastWrkotDt)}`}
            end={app.useYn === 'Y' ? <Badge kind="positive">{t`연결됨`}</Badge> : <Badge>{t`연결 안 됨`}</Badge>}
          />
        </Rows>
        {app.useYn === 'Y' ? null : (
          <Button block kind="soft" render={<Link to="/healthlog/healthDataLink" />}>{t`건강 앱 연결하기`}</Button>
        )}
      </SettingsGroup>
      <SettingsGroup title={t`인바디`}>
        <Rows>
          <ListRow
            title={t`식당 인바디 측정값`}
            sub={lastInptDt === null ? t`아직 들어온 측정값이 없어요` : t`최근 측정 ${when(lastInptDt)}`}
            end={
              inbody.inbodyAgreeYn === 'Y' ? <Badge kind="positive">{t`동의함`}</Badge> : <Badge>{t`동의 안 함`}</Badge>
            }
          />
        </Rows>
        {/* Read only: no documented call changes this consent (docs/decisions/047). */}
        <p
          className={css.quiet}
        >{t`식당에서 잰 체중·체지방·골격근이 기록에 더해져요. 동의는 인바디 기기에서 켜고 끄며, 끄면 다음 측정부터 더하지 않아요.`}</p>
      </SettingsGroup>
    </SettingsPage>
  )
}
