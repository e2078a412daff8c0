import { useSelector } from '@xstate/react'
import type { JoinContext } from './join.machine.ts'
import { joinFlow } from './join-flow.ts'

/** One fact of the flow, kept current. */
export const useJoin = <Value>(select: (context: JoinContext) => Value): Value =>
  useSelector(joinFlow, ({ context }) => select(context))
