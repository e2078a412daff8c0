/** What other companies do for us. A deployment brings its own; with the simulator the stand-ins do it (server/stand-ins). */

/** Sends a text to a phone. Resolves once the provider has taken it. */
export type SendText = (message: { to: string; text: string }) => Promise<void>

export type Partners = { sendText: SendText }

/** There is nobody behind this port. */
export class PartnerMissing extends Error {
  constructor(partner: string) {
    super(`No ${partner} is connected. HANSANG_SIMULATOR=on puts a stand-in in its place.`)
  }
}

/** Each rejects until somebody provides it. */
export const noPartners: Partners = {
  sendText: () => Promise.reject(new PartnerMissing('sender of texts')),
}
