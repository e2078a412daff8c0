/** Sign-in fields that some clients put into the address, where they would end up in logs (known-payloads 2.3). */
const CREDENTIALS = ['username', 'password']

export function hasCredentials(query: object): boolean {
  return CREDENTIALS.some((field) => field in query)
}
