import { query } from '#src/contract/query.ts'

/** What the member has agreed to; asked for only when somebody is signed in. */
export const rulesQuery = () => query('get', '/api/my/helhidxRule', { background: true })
