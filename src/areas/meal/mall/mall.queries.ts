import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#src/contract/api-error.ts'
import { api } from '#src/contract/api.ts'
import { unwrap } from '#src/contract/envelope.ts'
import { keyOf, query } from '#src/contract/query.ts'
import type { Schemas } from '#src/contract/schemas.ts'
import { type Entered, enterMall } from '#src/domain/mall/enter-mall.ts'
import { openCheck } from './leave.ts'
import type { Agreed } from './mall.machine.ts'

/** Whoever shows whether the mall knows the member asks anew. */
function askAgain(client: QueryClient): void {
  for (const path of ['/api/mypage/getWelmallUrl', '/api/meal/getWelmallProdList'] as const)
    void client.invalidateQueries({ queryKey: keyOf(path) })
}

/** Whether the mall knows the member, asked where no ticket is made for it. */
export const mallKnowsQuery = () => ({
  ...query('get', '/api/meal/getWelmallProdList', { background: true }),
  select: ({ welmallAgreeYn }: Schemas['WelmallProdList']) => welmallAgreeYn === 'Y',
  staleTime: 10 * 60_000,
})

/** Articles that go with a dish, those that can be had. */
export const goodsForDishQuery = (menuCode: string) => ({
  ...query('get', '/api/meal/getWelmallProdRecommList', { params: { query: { menuCode } }, background: true }),
  staleTime: 10 * 60_000,
})

/** Writes by GET, as documented: asked for by hand alone, never by a cache. */
export async function beginCheck(): Promise<void> {
  openCheck(await unwrap(api.GET('/api/common/pass/authWelMall')))
}

export async function agree(client: QueryClient, authKey: string | null): Promise<Agreed> {
  try {
    const { agreeDtm } = await unwrap(
      api.POST('/api/meal/setWelmallAgree', { body: { welmallAgreeYn: 'Y', ...(authKey !== null && { authKey }) } }),
    )
    return { is: 'given', since: agreeDtm }
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return { is: 'refused', words: error.serverMessage }
    throw error
  } finally {
    askAgain(client)
  }
}

export async function withdraw(client: QueryClient): Promise<void> {
  await unwrap(api.POST('/api/meal/setWelmallAgree', { body: { welmallAgreeYn: 'N' } }))
  askAgain(client)
}

/** Into the mall, which shows the article that was looked at last. */
export async function enterAt(client: QueryClient, goodNo: string): Promise<Entered> {
  await unwrap(api.GET('/api/meal/setWelmallGoodNo', { params: { query: { goodNo } } }))
  return enterMall(client)
}
