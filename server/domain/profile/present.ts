import type { MemberRow } from './queries.ts'

/** The wire's form. A password is never part of it; fields without a source here are null (MBR-01). */
export function presentMember({ member, bizNm, bizNmEng, restaurantId, restaurantNm, restaurantNmEng }: MemberRow) {
  const {
    joinedAt: _joined,
    allergyAgreeYn: _allergy,
    healthTermsYn: _health,
    heightCm,
    weightKg,
    employeeNumber,
    ...rest
  } = member
  return {
    ...rest,
    height: heightCm === null ? null : heightCm.toFixed(1),
    weight: weightKg === null ? null : weightKg.toFixed(1),
    employeeNumber: employeeNumber === '' ? null : employeeNumber,
    bizNm,
    bizNmEng: bizNmEng || null,
    restaurantId,
    restaurantNm,
    restaurantNmEng: restaurantNmEng || null,
    knoxId: null,
    authCi: null,
    epId: null,
    selectedId: null,
  }
}
