import { useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import { ScreenBar } from '#src/app/chrome/screen-bar.tsx'
import { lazyPart } from '#src/app/lazy-part.ts'
import * as MOST_LETTERS from '#src/contract/most-letters.ts'
import { useRange } from '#src/domain/day/use-range.ts'
import { isBeyond } from '#src/lib/letters.ts'
import { dayOf } from '#src/lib/wire-time.ts'
import { FlowPage } from '#src/patterns/flow-page.tsx'
import { joinWords, useDraft } from '#src/patterns/form/use-draft.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Notice } from '#src/ui/notice/notice.tsx'
import { TextArea } from '#src/ui/text-area/text-area.tsx'
import { toast } from '#src/ui/toast/toast.ts'
import { missesDays, toChallenge, type Challenge } from '../challenge.ts'
import { challengeQuery } from '../challenge.queries.ts'
import { kinds } from '../detail/challenge.kind.ts'
import type { JoinStep } from '../challenge-search.ts'
import { targetQuery } from '../target/target.queries.ts'
import { useServerDay } from '../use-day.ts'
import { asksTarget } from './asks-target.ts'
import { joinOnce, type NotIn } from './join-once.ts'
import { agreementQuery, phoneQuery, useJoin } from './join.queries.ts'
import { PhoneStep } from './phone-step.tsx'
import { TermsStep } from './terms-step.tsx'

const TargetStep = lazyPart(() => import('../target/target-step.tsx'), 'TargetStep')

/**
 * Joining: what the others will see and the terms, a phone where steps count, a target where one is chosen, then the
 * promise. What is there already is not asked again. [CHA-08]
 */
export function JoinScreen({
  chalnCode,
  recommCode,
  step,
}: {
  chalnCode: string
  recommCode: string | undefined
  step: JoinStep | undefined
}) {
  const { i18n } = useLingui()
  const { data: wire } = useSuspenseQuery(challengeQuery(chalnCode))
  const challenge = toChallenge(wire, i18n.locale)
  const { data: agreement } = useSuspenseQuery(agreementQuery(chalnCode))
  const needsTerms = challenge.hasTerms && agreement.agreeYn === 'N'
  // Until the address of the next step has come: what is typed there before would go with this page.
  const [hasAsked] = useState(needsTerms)
  const isLeaving = hasAsked && step !== 'phone'
  const promise = <PromiseStep chalnCode={chalnCode} recommCode={recommCode} />
  if (needsTerms || isLeaving || (step === 'terms' && challenge.hasTerms)) return <TermsStep challenge={challenge} />
  if (step === 'promise') return promise
  if (kinds[challenge.kind].needsPhone && step !== 'target')
    return <WithPhone challenge={challenge}>{promise}</WithPhone>
  // By the time that was read with it: what the loader has fetched for this step, and nothing else.
  return asksTarget(challenge, dayOf(wire.nowDt)) ? <WithTarget chalnCode={chalnCode}>{promise}</WithTarget> : promise
}

/**
 * What somebody sets out for is chosen once; who has chosen goes on, and so does who comes when nothing can be chosen
 * any more.
 */
function WithTarget({ chalnCode, children }: { chalnCode: string; children: ReactNode }) {
  const { goalVal, changeYn } = useSuspenseQuery(targetQuery(chalnCode)).data
  if (goalVal !== null || changeYn === 'N') return children
  return (
    <Suspense fallback={null}>
      <TargetStep chalnCode={chalnCode} />
    </Suspense>
  )
}

/** A walk is counted by a phone: who has none linked is told so first, and may do it later. */
function WithPhone({ challenge, children }: { challenge: Challenge; children: ReactNode }) {
  return useSuspenseQuery(phoneQuery()).data ? children : <PhoneStep challenge={challenge} />
}

function PromiseStep({ chalnCode, recommCode }: { chalnCode: string; recommCode: string | undefined }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: wire, dataUpdatedAt } = useSuspenseQuery(challengeQuery(chalnCode))
  const challenge = toChallenge(wire, i18n.locale)
  const today = useServerDay(wire.nowDt, dataUpdatedAt)
  const { name, start, end, quit, offeredPromise } = challenge
  // What was typed outlives going back to the steps before.
  const [typed, write, forget] = useDraft(`promise ${chalnCode}`, joinWords)
  const promise = typed ?? offeredPromise ?? ''
  const [notIn, setNotIn] = useState<NotIn>()
  const [isAsking, setAsking] = useState(false)
  const join = useJoin()
  const range = useRange()
  const words: Record<NotIn, string> = {
    full: t`방금 자리가 다 찼어요.`,
    closed: t`신청 기간이 지났어요.`,
    termsRequired: t`먼저 약관에 동의해 주세요.`,
    lost: t`연결이 끊겼어요. 다시 눌러 주세요.`,
  }

  const go = async (written: string) => {
    setAsking(true)
    const text = written.trim()
    const outcome = await joinOnce({
      join: () =>
        join.sendAsync({
          body: { chalnCode, ...(text && { promiseTxt: text }), ...(recommCode !== undefined && { recommCode }) },
        }),
      isIn: async () => (await queryClient.fetchQuery({ ...challengeQuery(chalnCode), staleTime: 0 })).joinYn === 'Y',
    })
    setAsking(false)
    if (outcome.is === 'not') {
      // The terms stand in the place of this page by then.
      if (outcome.why === 'termsRequired') toast({ kind: 'bad', text: words.termsRequired })
      return setNotIn(outcome.why)
    }
    forget()
    toast({ kind: 'good', text: t`함께하게 됐어요` })
    await navigate({ to: '/challenge/ChallengeDetail', search: { chalnCode }, replace: true })
  }
  const isOver = notIn === 'full' || notIn === 'closed'
  return (
    <FlowPage
      bar={<ScreenBar title="" titleAs="p" />}
      title={offeredPromise === null ? t`이제 함께\n시작해 볼까요?` : t`나와 한 가지\n약속해 볼까요?`}
      help={`${name} · ${range(start, end)}`}
      action={
        isOver ? (
          <Button size="l" block render={<Link to="/challenge/challengeList" replace />}>{t`다른 챌린지 보기`}</Button>
        ) : (
          <Button
            size="l"
            block
            busy={isAsking}
            disabled={isBeyond(promise, MOST_LETTERS.promise)}
            onClick={() => void go(promise)}
          >
            {offeredPromise === null ? t`참여하기` : t`약속하고 참여하기`}
          </Button>
        )
      }
    >
      {notIn ? (
        <Notice kind="caution" live="alert">
          {words[notIn]}
        </Notice>
      ) : null}
      {quit !== null && !isOver && missesDays(challenge, quit, today) ? (
        <Notice kind="info">{t`그만둔 다음 날부터 어제까지는 세지 않아요.`}</Notice>
      ) : null}
      {offeredPromise === null ? null : (
        <TextArea
          label={t`나의 약속`}
          value={promise}
          onChange={write}
          limit={MOST_LETTERS.promise}
          help={t`나만 볼 수 있어요. 끝나면 다시 보여 드릴게요.`}
          rows={3}
        />
      )}
      {offeredPromise === null || isOver ? null : (
        <Button kind="text" block busy={isAsking} onClick={() => void go('')}>{t`나중에 쓸게요`}</Button>
      )}
    </FlowPage>
  )
}
