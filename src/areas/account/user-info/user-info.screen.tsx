import { lazyPart } from '#src/app/lazy-part.ts'
import { InfoRows } from './info-rows.tsx'
import type { Step } from './info-search.ts'

// Each is a page of its own, and seldom opened.
const LeaveScreen = lazyPart(() => import('./leave.screen.tsx'), 'LeaveScreen')
const NumberScreen = lazyPart(() => import('./number.screen.tsx'), 'NumberScreen')

/** The own information; changing the number and leaving stand at the same address. */
export function UserInfoScreen({ step }: { step?: Step | undefined }) {
  if (step === 'leave') return <LeaveScreen />
  return step === 'mobile' ? <NumberScreen /> : <InfoRows />
}
