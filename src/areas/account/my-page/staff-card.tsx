import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import CreditCard from 'lucide-react/icons/credit-card'
import IdCard from 'lucide-react/icons/id-card'
import { isEmpty } from '#src/lib/empty.ts'
import { Card } from '#src/ui/card/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { ListRow, Rows } from '#src/ui/list-row/list-row.tsx'
import { Failed } from './failed.tsx'
import { figure } from './my-page.ts'
import { staffCardQuery } from './my-page.queries.ts'
import css from './my-page.module.css'

/**
 * An employee is shown as one, by number; the meal card and what is left on it where the employer gave one. Nothing
 * else hangs on it. [PRD-03]
 */
export function StaffCard({ bizCode, employeeNumber }: { bizCode: string; employeeNumber: string }) {
  const { t } = useLingui()
  const card = useQuery(staffCardQuery(bizCode, employeeNumber))
  const cardNo = card.data?.cardNo
  const last = isEmpty(cardNo) ? '' : cardNo.slice(-4)
  const left = figure(card.data?.balance)
  return (
    <Card label={t`임직원`}>
      <Rows>
        <ListRow tight lead={<Icon of={IdCard} className={css.lead} />} title={t`사번`} end={employeeNumber} />
        {last === '' ? null : (
          <ListRow
            tight
            lead={<Icon of={CreditCard} className={css.lead} />}
            title={t`식사 카드`}
            sub={left === '' ? t`끝 번호 ${last}` : t`끝 번호 ${last}, 이달 남은 금액`}
            end={left === '' ? undefined : <b>{t`${left}원`}</b>}
          />
        )}
      </Rows>
      <Failed bare icon={CreditCard} title={t`식사 카드를 불러오지 못했어요`} of={[card]} />
    </Card>
  )
}
