import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { useNow } from '#src/app/use-now.ts'
import { today as dayIn } from '#src/lib/days.ts'
import { DetailPage } from '#src/patterns/detail-page.tsx'
import { ListPage } from '#src/patterns/list-page.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { MedicineForm } from './medicine-form.tsx'
import { groupsOf, type Medicine } from './medicine.ts'
import { medicinesQuery } from './medicine.queries.ts'
import { useMedicineWords } from './use-medicine-words.ts'
import { useZoneNote } from './use-zone-note.ts'

const HOME = '/healthlog/healthMedicine'
const HUB = '/healthlog/healthlog'

/**
 * What the member takes, and on the same address the form of one. That a dose was taken is not asked: no call keeps it.
 * [HLG-04]
 */
export function MedicineScreen({ shown }: { shown: number | 'new' | undefined }) {
  const { t } = useLingui()
  const today = dayIn(useNow())
  const { data: medicines } = useSuspenseQuery(medicinesQuery())
  if (shown === undefined) return <MedicineList groups={groupsOf(medicines, today)} />
  if (shown === 'new') return <MedicineForm today={today} />
  const found = medicines.find(({ seq }) => seq === shown)
  if (found) return <MedicineForm medicine={found} today={today} />
  return (
    <DetailPage
      bar={<ScreenBar titleAs="p" backTo={HOME} />}
      instead={
        <EmptyState
          level={1}
          title={t`이 약은 이제 없어요`}
          text={t`다른 기기에서 지웠을 수 있어요.`}
          action={<Button render={<Link to={HOME} />}>{t`먹는 약 보기`}</Button>}
        />
      }
    />
  )
}

function MedicineList({ groups: { now, soon, before } }: { groups: ReturnType<typeof groupsOf> }) {
  const { t } = useLingui()
  const zone = useZoneNote()
  const add = <Link to={HOME} search={{ medicine: 'new' }} />
  if (now.length + soon.length + before.length === 0) {
    const empty = (
      <EmptyState
        level={1}
        title={t`먹는 약이 있나요?`}
        text={t`이름과 시간을 적어 두면 상담할 때 그대로 보여 줄 수 있어요.`}
        action={<Button render={add}>{t`약 더하기`}</Button>}
      />
    )
    return <ListPage bar={<ScreenBar titleAs="p" backTo={HUB} />} instead={empty} />
  }
  const count = now.length
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo={HUB} />}
      lead={{
        title:
          count === 0
            ? t`지금 먹는 약은 없어요`
            : t`${plural(count, { 1: '지금 먹는 약이 한 가지예요', 2: '지금 먹는 약이 두 가지예요', other: `지금 먹는 약이 ${count}가지예요` })}`,
        below: zone,
      }}
      action={<Button size="l" block render={add}>{t`약 더하기`}</Button>}
    >
      <MedicineRows title={t`지금 먹는 약`} medicines={now} />
      <MedicineRows title={t`앞으로 먹을 약`} medicines={soon} />
      <MedicineRows title={t`전에 먹은 약`} medicines={before} />
    </ListPage>
  )
}

function MedicineRows({ title, medicines }: { title: string; medicines: readonly Medicine[] }) {
  const words = useMedicineWords()
  if (medicines.length === 0) return null
  return (
    <Card label={title}>
      <CardHead title={title} />
      <Rows label={title}>
        {medicines.map((medicine) => (
          <ListRow
            key={medicine.seq}
            title={medicine.name}
            sub={[
              [words.dose(medicine), words.times(medicine.times)].join(' · '),
              [words.days(medicine.weekdays), words.span(medicine)].join(' · '),
            ].map((line) => (
              <span key={line} style={{ display: 'block' }}>
                {line}
              </span>
            ))}
            chevron
            render={<Link to={HOME} search={{ medicine: medicine.seq }} />}
          />
        ))}
      </Rows>
    </Card>
  )
}
