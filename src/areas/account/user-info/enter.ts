// Loaded by the route when it is opened.
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { memberQuery } from '#src/domain/member/use-member.ts'
import { isShown } from '../sign-in-data/shown.ts'
import type { Step } from './info-search.ts'
import { prefetchLosses } from './leave.queries.ts'
import { infoQuery } from './user-info.queries.ts'

/** The own information opens after the password; leaving asks for it on its own page. */
export async function enterUserInfo(queries: QueryClient, step: Step | undefined): Promise<void> {
  const { hcId } = await queries.ensureQueryData(memberQuery())
  if (step === 'leave') return prefetchLosses(queries)
  if (!isShown(hcId, new Date()))
    throw redirect({
      to: '/mypage/passwordConfirm',
      search: { next: step === 'mobile' ? 'mobile' : 'info' },
      replace: true,
    })
  await queries.ensureQueryData(infoQuery())
}
