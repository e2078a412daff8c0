import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import Check from 'lucide-react/icons/check'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { formatDay } from '#src/lib/days.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { ListPage } from '#src/patterns/list-page.tsx'
import { ResultPage } from '#src/patterns/result-page.tsx'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { GateForm } from './gate-form.tsx'
import { gateQuery, gatesQuery } from './gate.queries.ts'

/** Staff of a restaurant's employer show once in half a year that they are. [MBR-17] */
export function GateScreen({ restaurantCode }: { restaurantCode: string | undefined }) {
  const { data: gates } = useSuspenseQuery(gatesQuery())
  const gate = gates.find((each) => each.restaurantCode === restaurantCode)
  return gate ? (
    <OneGate key={gate.restaurantCode} restaurantCode={gate.restaurantCode} name={gate.restaurantName} />
  ) : (
    <Gates />
  )
}

/** Without a restaurant: those that have a gate. */
function Gates() {
  const { t } = useLingui()
  const { data: gates } = useSuspenseQuery(gatesQuery())
  const none = (
    <EmptyState
      level={1}
      title={t`확인이 필요한 식당이 없어요`}
      text={t`어느 식당이든 그냥 이용하시면 돼요.`}
      action={<Button render={<Link to="/menu/todayMenu" />}>{t`오늘 식단 보기`}</Button>}
    />
  )
  return (
    <ListPage
      bar={<ScreenBar titleAs="p" backTo="/menu/todayMenu" />}
      lead={
        gates.length > 0
          ? { title: t`어느 식당의 직원이신가요?`, below: t`한 번 확인하면 반년 동안 묻지 않아요.` }
          : undefined
      }
      instead={gates.length === 0 ? none : undefined}
    >
      <Card tight>
        <Rows>
          {gates.map(({ restaurantCode, restaurantName, authorYn }) => (
            <ListRow
              key={restaurantCode}
              title={restaurantName}
              end={authorYn === 'Y' ? <Badge kind="positive" icon={Check}>{t`확인했어요`}</Badge> : undefined}
              chevron
              render={<Link to="/meal/authorgate" search={{ restaurantCode }} />}
            />
          ))}
        </Rows>
      </Card>
    </ListPage>
  )
}

function OneGate({ restaurantCode, name }: { restaurantCode: string; name: string }) {
  const { t, i18n } = useLingui()
  const { data: gate } = useSuspenseQuery(gateQuery(restaurantCode))
  const [validDtm, setValidDtm] = useState<string | null>(null)
  const bar = <ScreenBar titleAs="p" backTo="/menu/todayMenu" />
  const menu = (
    <Button size="l" block render={<Link to="/menu/todayMenu" search={{ restaurantCode }} />}>
      {t`식단 보기`}
    </Button>
  )
  if (validDtm !== null)
    return (
      <ResultPage
        bar={bar}
        title={t`${name}, 확인했어요`}
        text={t`${formatDay(dayOf(validDtm), i18n.locale, 'dated')}까지 묻지 않아요.`}
        action={menu}
      />
    )
  if (gate.gateType === null)
    return <ResultPage bar={bar} title={t`${name}, 이미 확인했어요`} text={t`그냥 이용하시면 돼요.`} action={menu} />
  return (
    <GateForm
      bar={bar}
      restaurantCode={restaurantCode}
      name={name}
      kind={gate.gateType}
      asksDigits={gate.authNoYn === 'Y'}
      onPassed={setValidDtm}
    />
  )
}
