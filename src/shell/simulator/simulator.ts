/** The simulator's one object: its state, the calls the app has made, and what the member of the play does. */
import { readState, type SimulatorState } from './state.ts'

export interface LoggedCall {
  number: number
  /** Wall time, milliseconds since 1970. */
  at: number
  /** The call, and for health queries their type: `querySamsungHealth STEPCOUNT_DETAIL`. */
  name: string
  args: unknown
  /** Undefined while it is open. */
  answer?: { status: string; ms: number; body: unknown }
}

/** A page that the system would show over the app. */
export interface SystemPage {
  kind: 'permissions' | 'appleHealth' | 'push' | 'reply' | 'room'
  answer: (choice: 'allow' | 'refuse' | 'close') => void
}

export interface Simulator {
  state(): SimulatorState
  change(next: Partial<SimulatorState>): void
  calls(): readonly LoggedCall[]
  /** Writes a call down; the function it returns writes its answer down. */
  note(name: string, args: unknown): (status: string, body: unknown) => void
  forgetCalls(): void
  systemPage(): SystemPage | undefined
  /** Shows a system page until the member chooses. */
  show(kind: SystemPage['kind']): Promise<'allow' | 'refuse' | 'close'>
  subscribe(listener: () => void): () => void
}

const MOST_CALLS = 200

/** @param keep called with every new state, to have it again after a reload */
export function createSimulator(
  start: unknown,
  keep: (state: SimulatorState) => void,
  now: () => number = Date.now,
): Simulator {
  let state = readState(start)
  let calls: readonly LoggedCall[] = []
  let page: SystemPage | undefined
  let last = 0
  const listeners = new Set<() => void>()
  const notifyListeners = () => listeners.forEach((listener) => listener())

  return {
    state: () => state,
    change(next) {
      state = { ...state, ...next }
      keep(state)
      notifyListeners()
    },
    calls: () => calls,
    note(name, args) {
      last += 1
      const call: LoggedCall = { number: last, at: now(), name, args }
      calls = [call, ...calls].slice(0, MOST_CALLS)
      notifyListeners()
      return (status, body) => {
        const answered = { ...call, answer: { status, ms: now() - call.at, body } }
        calls = calls.map((one) => (one.number === call.number ? answered : one))
        notifyListeners()
      }
    },
    forgetCalls() {
      calls = []
      notifyListeners()
    },
    systemPage: () => page,
    show: (kind) =>
      new Promise((resolve) => {
        const answer: SystemPage['answer'] = (choice) => {
          page = undefined
          notifyListeners()
          resolve(choice)
        }
        page?.answer('close')
        page = { kind, answer }
        notifyListeners()
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
