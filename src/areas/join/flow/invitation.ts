/** A colleague's link to a challenge, which was opened before there was an account. */
export interface Invitation {
  /** Of who sent it; null where the link has none. */
  recommCode: string | null
}

/** What the address that was wanted before joining invites to; null where it is no challenge. [CHA-13] */
export function invitationIn(path: string | null): Invitation | null {
  const search = new URLSearchParams(path?.split('?')[1] ?? '')
  if (!search.has('chalnCode')) return null
  const code = search.get('recommCode') ?? ''
  return { recommCode: /^[A-Za-z0-9]{1,40}$/.test(code) ? code : null }
}
