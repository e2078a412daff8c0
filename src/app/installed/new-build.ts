import { createStore } from '../store.ts'

/** A build that has come while another one is open, and waits to be let in. */
export interface NewBuild {
  name: string
  /** Loads the page anew in that build; what was half written is kept. */
  takeOver(): Promise<void>
}

/** Null while the page is of the newest build that this browser has. */
export const newBuild = createStore<NewBuild | null>(null)
