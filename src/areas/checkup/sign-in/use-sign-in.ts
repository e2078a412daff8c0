import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { signInMachine } from './sign-in.machine.ts'
import { signInFlow } from './sign-in-flow.ts'

/** One fact of the flow, kept current. */
export const useSignIn = <Value>(select: (snapshot: SnapshotFrom<typeof signInMachine>) => Value): Value =>
  useSelector(signInFlow, select)
