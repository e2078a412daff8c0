/** The handler table: every area's part, keyed by operationId. */
import type { Deps } from './areas/deps.ts'
import { healthConsentHandlers } from './areas/common/health-consent.handlers.ts'
import { intakeHandlers } from './areas/common/intake.handlers.ts'
import { registrationHandlers } from './areas/common/registration.handlers.ts'
import { consentHandlers } from './areas/health/consent.handlers.ts'
import { healthHandlers } from './areas/health/health.handlers.ts'
import { linkHandlers } from './areas/health/link.handlers.ts'
import { mainHandlers } from './areas/main/main.handlers.ts'
import { mealHandlers } from './areas/meal/meal.handlers.ts'
import { memberHandlers } from './areas/member/member.handlers.ts'
import { menuHandlers } from './areas/menu/menu.handlers.ts'
import { healthAgreeHandlers } from './areas/my/health-agree.handlers.ts'
import { myHandlers } from './areas/my/my.handlers.ts'
import { mypageHandlers } from './areas/mypage/mypage.handlers.ts'
import { userInfoHandlers } from './areas/mypage/user-info.handlers.ts'
import { sessionHandlers } from './areas/session/session.handlers.ts'
import type { Handlers } from './contract.ts'

export function createHandlers(deps: Deps): Handlers {
  return {
    ...consentHandlers(deps),
    ...healthAgreeHandlers(deps),
    ...healthConsentHandlers(deps),
    ...healthHandlers(deps),
    ...intakeHandlers(deps),
    ...linkHandlers(deps),
    ...mainHandlers(deps),
    ...mealHandlers(deps),
    ...memberHandlers(deps),
    ...menuHandlers(deps),
    ...myHandlers(deps),
    ...mypageHandlers(deps),
    ...registrationHandlers(deps),
    ...sessionHandlers(deps),
    ...userInfoHandlers(deps),
  }
}
