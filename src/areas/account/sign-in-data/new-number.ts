import { whenEnded } from '#src/patterns/form/drafts.ts'

/** The number that has been proven and is not the account's yet. In memory alone, as what is found (finding.ts). */
let proven: string | null = null

export const newNumber = {
  proven: () => proven,
  prove(mobileNo: string): void {
    proven = mobileNo
  },
  end(): void {
    proven = null
  },
}

// Whoever signs in next on this phone is offered nobody else's number.
whenEnded(newNumber.end)
