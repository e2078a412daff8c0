import { useSuspenseQuery } from '@tanstack/react-query'
import { MallFlow } from './mall-flow.tsx'
import { agreementQuery } from '#src/domain/mall/enter-mall.ts'

/** May the shop mall know the member: before the verification, or since when it may. [MEA-13] */
export function MallAgreeScreen() {
  const { agreeYn, agreeDtm } = useSuspenseQuery(agreementQuery()).data
  return <MallFlow since={agreeYn === 'Y' ? (agreeDtm ?? '') : null} returned={null} />
}
