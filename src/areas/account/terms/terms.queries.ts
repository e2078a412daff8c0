import { query } from '#src/contract/query.ts'

/** Who handles personal data for the operator. */
export const consignmentsQuery = () => query('get', '/api/mypage/privacyPolicy/consignmentCompany')
