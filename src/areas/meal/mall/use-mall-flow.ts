import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createActor, fromPromise } from 'xstate'
import { confirm } from '#src/ui/confirm/confirm.ts'
import { type Entered, enterMall } from '#src/domain/mall/enter-mall.ts'
import { mallMachine, type Agreed, type Returned } from './mall.machine.ts'
import { agree, beginCheck, withdraw } from './mall.queries.ts'

/** The machine of the agreement, begun where this page stands: before the verification, or on the way back from it. */
export function useMallFlow(since: string | null, returned: Returned) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [actor] = useState(() =>
    createActor(
      mallMachine.provide({
        actors: {
          beginCheck: fromPromise<void, void>(() => beginCheck()),
          agree: fromPromise<Agreed, string | null>(({ input }) => agree(client, input)),
          enter: fromPromise<Entered, void>(() => enterMall(client)),
          withdraw: fromPromise<boolean, void>(async () => {
            const sure = await confirm({
              title: t`동의를 거둘까요?`,
              text: t`다음부터는 쇼핑몰에서 따로 로그인해야 해요. 이미 주문하신 것은 그대로 와요.`,
              confirm: t`동의 거두기`,
              cancel: t`그대로 두기`,
              danger: true,
            })
            if (sure) await withdraw(client)
            return sure
          }),
        },
      }),
      { input: { since, returned } },
    ),
  )
  useEffect(() => {
    actor.start()
    // A page that the browser kept while the member was elsewhere is shown as it was left.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && actor.send({ type: 'page.shown' })
    addEventListener('pageshow', shown)
    return () => {
      removeEventListener('pageshow', shown)
      actor.stop()
    }
  }, [actor])
  const snapshot = useSyncExternalStore(
    (changed) => actor.subscribe(changed).unsubscribe,
    () => actor.getSnapshot(),
  )
  return { snapshot, send: actor.send }
}
