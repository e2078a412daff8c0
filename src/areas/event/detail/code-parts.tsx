import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import { useState, type FormEvent } from 'react'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { wordCodeOf } from '#src/lib/typed.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Card, CardHead } from '#src/ui/card/card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { TextField } from '#src/ui/text-field/text-field.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { useNameRecommender, type EventDetail } from './event.queries.ts'
import { useRefusal } from './use-refusal.ts'
import css from './code-take.module.css'

/** Copies the own code. */
function useCopyCode(): (code: string) => Promise<void> {
  const { t } = useLingui()
  return (code) =>
    navigator.clipboard.writeText(code).then(
      () => void toast({ text: t`복사했어요` }),
      () => void toast({ kind: 'bad', text: t`복사하지 못했어요` }),
    )
}

/** Hands the own code on: by the phone's own sheet, or as a copy where there is none. */
export function useSendCode(): (code: string) => Promise<void> {
  const { t } = useLingui()
  const copy = useCopyCode()
  return async (code) => {
    const text = t`한상에 가입하고 이 코드를 적어 주세요: ${code}`
    // Not every browser has it, whatever the types say.
    return typeof navigator.share === 'function'
      ? navigator.share({ text }).catch(() => {}) /* closed without choosing */
      : copy(code)
  }
}

/** The own code to copy, and how many came with it. */
export function OwnCode({ recommCode, recommCnt }: NonNullable<EventDetail['recomm']>) {
  const { t } = useLingui()
  const copy = useCopyCode()
  return (
    <Card tone="brand">
      <CardHead title={t`내 코드`} />
      <div className={css.own}>
        <p className={css.code} translate="no">
          {recommCode}
        </p>
        <IconButton label={t`코드 복사`} icon={Copy} onClick={() => void copy(recommCode)} />
      </div>
      <p className={css.count}>
        {recommCnt === 0 ? t`아직 이 코드로 온 분이 없어요.` : t`${recommCnt}명이 이 코드로 왔어요.`}
      </p>
    </Card>
  )
}

/**
 * For a newcomer: the code of who brought them; `given` stands there already, and is sent by a tap alone: the colleague
 * is told.
 */
export function InviterForm({
  eventSeq,
  joinCnt,
  rewardPoint,
  given = '',
}: Pick<EventDetail, 'eventSeq' | 'joinCnt' | 'rewardPoint'> & { given?: string | undefined }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(given)
  const [problem, setProblem] = useState<string>()
  const name = useNameRecommender()
  const refused = useRefusal({ eventSeq, joinCnt })
  const points = formatNumber(rewardPoint)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const code = wordCodeOf(typed).toUpperCase()
    if (code === '') return setProblem(t`코드를 적어 주세요.`)
    if (isBeyond(typed, MOST_LETTERS.inviterCode)) return undefined
    name.sendAsync({ body: { eventSeq, recommCode: code } }).then(
      () => toast({ kind: 'good', text: t`${points}포인트를 드렸어요` }),
      (error: unknown) => refused(error, setProblem),
    )
  }
  return (
    <Card>
      <CardHead title={t`동료의 코드로 오셨나요?`} />
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          label={t`동료의 코드`}
          autoComplete="off"
          autoCapitalize="characters"
          limit={MOST_LETTERS.inviterCode}
          value={typed}
          error={problem}
          onChange={(text) => {
            setTyped(text)
            setProblem(undefined)
          }}
        />
        <Button type="submit" kind="soft" block busy={name.isPending}>{t`${points}포인트 함께 받기`}</Button>
      </form>
    </Card>
  )
}
