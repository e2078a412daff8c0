import { setToastStay } from '#src/ui/toast/toast.ts'
import { createStore } from './store.ts'

/**
 * What the app remembers across screens while a member is signed in, apart from data (the query cache's) and the
 * session's own values. More of the documented entries join with the screens that use them [STA-01].
 */
export interface ClientState {
  /** The restaurant whose menus are shown; null until one is chosen or read. */
  mainRestaurantCode: string | null
  /** Seconds a toast stays, as the member set it; null: the product's own time. */
  toastTimeoutS: number | null
  /** Names of the screens opened last, the newest first (recent-screens.ts). */
  recentScreens: readonly string[]
  /** What past meals were searched for, the newest first. Never kept, never sent [MEA-08]. */
  entireSearchHistory: readonly string[]
  /** Addresses of the bottom pop-ups that were read last [NTC-01]. */
  bottomPopupUrlList: readonly string[]
  /** What was searched for last, the newest first. Never kept, never sent. */
  searchedWords: readonly string[]
  /** The member is in a coached challenge, and which one it is [CHA-11]. */
  intensiveActive: boolean
  intensivechalnCode: string | null
  /** Its button floats over the screen that is open [CHA-11] [STA-03]. */
  hasFloatBtn: boolean
  /** The coaching has changed: the next of its screens that opens asks for it anew [CHA-10]. */
  changeAiStatus: boolean
}

const initial: ClientState = {
  mainRestaurantCode: null,
  toastTimeoutS: null,
  recentScreens: [],
  entireSearchHistory: [],
  searchedWords: [],
  bottomPopupUrlList: [],
  intensiveActive: false,
  intensivechalnCode: null,
  hasFloatBtn: false,
  changeAiStatus: false,
}

export const clientState = createStore<ClientState>(initial)

export function setClientState(change: Partial<ClientState>): void {
  clientState.set({ ...clientState.get(), ...change })
  if (change.toastTimeoutS !== undefined)
    setToastStay(change.toastTimeoutS === null ? null : change.toastTimeoutS * 1000)
}

/** The session is over: everything is as at the first start, but for the toast time, which is the device's [STA-04]. */
export function resetClientState(): void {
  clientState.set({ ...initial, toastTimeoutS: clientState.get().toastTimeoutS })
}
