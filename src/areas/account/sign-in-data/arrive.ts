// Loaded by the routes that a verification comes back to, when they are opened.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isNotYet, personQuery } from '#src/domain/identity/person.queries.ts'
import { keyOf, type Returned } from '#src/domain/identity/returned.ts'
import { finding } from './finding.ts'
import { newNumber } from './new-number.ts'
import type { Purpose } from './my-code.ts'
import { purposeOf } from './purpose.ts'

let returned: string | null = null

const asked = (purpose: Purpose) =>
  purpose === 'changeMobile'
    ? redirect({ to: '/mypage/userInfoManage', search: { step: 'mobile' }, replace: true })
    : redirect({ to: '/mypage/user/find', search: { find: purpose === 'findId' ? 'id' : 'pwd' }, replace: true })

/** The key leaves the address at once, and with it the history; one that was given up leads back to the question. */
export function arriveProved(search: Returned, type: string | undefined): void {
  const key = keyOf(search)
  if (key !== null) returned = key
  if (search.authKey === undefined && search.result === undefined) {
    if (returned === null) throw asked(purposeOf(type))
    return
  }
  if (key === null) throw asked(purposeOf(type))
  throw type === undefined
    ? redirect({ to: '/mypage/pass/success', search: {}, replace: true })
    : redirect({ to: '/mypage/pass/success/$type', params: { type }, search: {}, replace: true })
}

/**
 * Fetches who it is, and goes straight on. Stays where nobody is known by the key any more, and where nobody is known
 * yet.
 *
 * @returns why nobody is, in the server's words, when the same key may be asked with again
 */
export async function goOnProved(queryClient: QueryClient, type: string | undefined): Promise<string | null> {
  if (returned === null) return null
  const [authKey, purpose] = [returned, purposeOf(type)]
  // However short ago nobody was known: who asks again is to be told how it stands now.
  const person = await queryClient.fetchQuery({ ...personQuery(authKey), staleTime: 0 })
  if (person === null) return null
  if (isNotYet(person)) return person.notYet
  returned = null
  if (purpose === 'changeMobile') {
    newNumber.prove(person.mobileNo)
    throw asked(purpose)
  }
  finding.prove({ authKey, realName: person.realName })
  throw redirect({
    to: '/mypage/user/find',
    search: { find: purpose === 'findId' ? 'id' : 'pwd', step: 'done' },
    replace: true,
  })
}
