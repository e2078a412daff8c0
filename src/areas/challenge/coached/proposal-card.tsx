import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import { ApiError } from '#src/contract/api-error.ts'
import { formatDay } from '#src/lib/days.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card } from '#src/ui/card/card.tsx'
import { ListRow, RowIcon, Rows } from '#src/ui/list-row/list-row.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { proposalsQuery, useRejectRecommendedGoal, useSaveRecommendedGoal } from './coached.queries.ts'
import css from './coached.module.css'

/**
 * Another goal than the own one, answered where its reason stands; saying no is as easy. Of several the newest.
 * [CHA-04]
 */
export function ProposalCard({ chalnCode }: { chalnCode: string }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const { data: proposals = [] } = useQuery(proposalsQuery(chalnCode))
  const take = useSaveRecommendedGoal()
  const keep = useRejectRecommendedGoal()
  const proposal = proposals[0]
  if (proposal === undefined) return null
  const { recmndSeq, recmndNm, recmndDtm, recmndVal, reasonTxt, unitNm } = proposal
  const goal = `${recmndVal} ${unitNm}`
  const day = formatDay(recmndDtm.slice(0, 8), i18n.locale, 'short')
  const told = `${day} ${recmndDtm.slice(8, 10)}:${recmndDtm.slice(10)}`
  const body = { chalnCode, recmndSeq }
  const refused = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'over') return void toast({ kind: 'bad', text: t`이미 끝난 챌린지예요.` })
    // Read again by then: what is gone was answered, on another phone or by the very call whose answer was lost.
    const isGone =
      client.getQueryData(proposalsQuery(chalnCode).queryKey)?.every((row) => row.recmndSeq !== recmndSeq) ?? false
    const isAnswered = code === 'alreadyAnswered' || isGone
    toast(isAnswered ? { text: t`이미 답하셨어요` } : { kind: 'bad', text: t`보내지 못했어요. 다시 시도해 주세요.` })
  }
  return (
    <Card labelledBy="proposal">
      <Rows>
        <ListRow
          tight
          lead={<RowIcon icon={MessageCircle} on />}
          title={<span lang="ko">{recmndNm}</span>}
          sub={told}
        />
      </Rows>
      <h2 id="proposal" className={css.ask}>{t`목표를 ${goal}으로 바꿔 볼까요?`}</h2>
      <p className={css.reason}>{reasonTxt}</p>
      <div className={css.two}>
        <Button
          kind="neutral"
          block
          busy={keep.isPending}
          disabled={take.isPending}
          onClick={() => void keep.sendAsync({ body }).catch(refused)}
        >{t`그대로 둘게요`}</Button>
        <Button
          block
          busy={take.isPending}
          disabled={keep.isPending}
          onClick={() => void take.sendAsync({ body }).catch(refused)}
        >{t`${goal}으로 바꾸기`}</Button>
      </div>
    </Card>
  )
}
