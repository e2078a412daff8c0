import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { codeCheckMachine, type Block, type Outcome, type Sent } from './code-check.machine.ts'

/** The three calls of whoever sends codes. What they reject with is taken for nobody answering. */
export interface CodeCalls {
  send(to: string): Promise<Sent>
  confirm(authSeq: number, authNo: string): Promise<Outcome>
  block(authSeq: number): Promise<Block>
}

/** A check by code, for as long as the screen that asks for it. */
export function useCodeCheck(calls: CodeCalls) {
  const [machine] = useState(() =>
    codeCheckMachine.provide({
      actors: {
        send: fromPromise(({ input: { to } }) => calls.send(to)),
        confirm: fromPromise(({ input: { authSeq, authNo } }) => calls.confirm(authSeq, authNo)),
        block: fromPromise(({ input: { authSeq } }) => calls.block(authSeq)),
      },
    }),
  )
  const [snapshot, send] = useMachine(machine, { input: { clock: () => Date.now() } })
  return { snapshot, send }
}

export type CodeCheck = ReturnType<typeof useCodeCheck>
