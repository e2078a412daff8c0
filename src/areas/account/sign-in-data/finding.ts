/**
 * How far somebody has come who looks for a name or wants a new password. In memory alone: a phone that is passed on
 * tells nobody whose account was looked for, and a page that is loaded anew begins anew.
 */

/** What the server took for a proof: a number by a text, or a person by a verifier, whose name is known then. */
export interface Proof {
  authKey: string
  realName: string | null
}

let proof: Proof | null = null
let resetKey: string | null = null

export const finding = {
  proof: () => proof,
  prove(found: Proof): void {
    proof = found
  },
  resetKey: () => resetKey,
  /** Whose password it is has been found: the proof is used up with that. */
  mayReset(key: string): void {
    proof = null
    resetKey = key
  },
  end(): void {
    proof = null
    resetKey = null
  },
}
