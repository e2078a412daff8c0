import { onDay, testDay } from '../../server/test-day.ts'

// Setup of the unit tests: what asks for the time hears that of the day that tests play on (HANSANG_TEST_DAY). Nothing
// where there is none.
const day = testDay(process.env)
if (day !== undefined) {
  const RealDate = Date
  const aheadMs = onDay(day, new RealDate()).getTime() - RealDate.now()
  const now = () => RealDate.now() + aheadMs
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
