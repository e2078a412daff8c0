import type { Schemas } from '#src/contract/schemas.ts'

/** To the page of whoever verifies, with the sealed request as it is; it comes back by an address of its own. */
export function openCheck({ authUrl, encData }: Pick<Schemas['PassAuth'], 'authUrl' | 'encData'>): void {
  const url = new URL(authUrl)
  url.searchParams.set('enc', encData)
  location.assign(url)
}
