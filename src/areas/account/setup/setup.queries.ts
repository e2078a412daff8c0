import { query } from '#src/contract/query.ts'

// What the rows of this page lead to: of what does not come the row says nothing, and the page stands.
const alone = { background: true } as const

export const quickMenuQuery = () => query('get', '/api/my/getQuickMenuList', alone)
export const healthCardsQuery = () => query('get', '/api/my/set/settingHealthShwYn', alone)
/** Health cards stand in one of these, which may be off. */
export const homeCardsQuery = () => query('post', '/api/main/getMainMenuWidget', alone)
export const pushQuery = () => query('get', '/api/mypage/push/list', alone)
export const healthRulesQuery = () => query('get', '/api/my/helhidxRule', alone)
export const agreementsQuery = () => query('post', '/api/mypage/getMyAgreeList', { ...alone, body: {} })
