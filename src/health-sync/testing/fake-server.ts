import { answer, envelope } from '#src/contract/testing.ts'

interface Received {
  path: string
  body: unknown
}

const REGISTERS = /\/(regHealth(?!DataLog)\w*|syncSamsungHealthExerciseData|insertMyHelhIdx)$/

export const MEALS = [
  { hcUclSeqNo: 70215, menuName: '소고기미역국', kcal: '80', menuMealType: '2' },
  { hcUclSeqNo: 70216, menuName: '잡곡밥', kcal: '1,290', menuMealType: '2' },
].map((meal) => ({
  hcId: 'HC1',
  datauuid: null as string | null,
  eatDt: '20261118121000',
  totCho: '4',
  totProtein: null,
  totFat: '.5',
  totSugar: null,
  totFib: null,
  totNa: '560',
  ...meal,
}))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every row in a registration's body, whatever its form, by the key the server keeps it under. */
function keyedRows(body: unknown): [key: string, row: unknown][] {
  if (Array.isArray(body)) return body.flatMap((row) => (isObject(row) ? [[keyOf(row), row]] : []))
  if (!isObject(body)) return []
  const { data } = body
  return isObject(data) && !Array.isArray(data) ? Object.values(data).flatMap(keyedRows) : keyedRows(data)
}

function keyOf(row: Record<string, unknown>): string {
  const { datauuid, helhidxCode, inptDt, stepDate } = row
  if (typeof helhidxCode === 'string') return `${helhidxCode} ${String(inptDt)}`
  if (typeof datauuid === 'string') return datauuid
  return typeof stepDate === 'string' ? stepDate : `at ${String(inptDt)}`
}

/** A server in memory that keeps registered rows by their keys, as the reference one does. */
export function fakeServer() {
  const received: Received[] = []
  const kept = new Map<string, unknown>()
  const meals = structuredClone(MEALS)
  const state = {
    links: [
      { code: '1', linkYn: 'Y' },
      { code: '2', linkYn: 'Y' },
    ],
    rules: [
      { ruleSn: '1', agreeYn: 'N' },
      { ruleSn: '3', agreeYn: 'Y' },
    ] as { ruleSn: string | number; agreeYn: string }[],
    deviceCode: 1,
    intakeCode: 0 as number | string,
    newCode: 0,
  }
  /** Called with every request; answer something else to make the server fail. */
  let trouble: (path: string) => Response | Promise<Response> | undefined = () => undefined
  /** Called with every answer, once it has been made. */
  let loss: (path: string) => Response | Promise<Response> | undefined = () => undefined

  function reply(path: string, body: unknown): Response {
    if (path.endsWith('MhrlsInterlock')) return answer(envelope(state.links))
    if (path.endsWith('healthAgreeRule')) return answer(envelope(state.rules))
    if (path.endsWith('getStepDevice')) return answer(envelope({ code: state.deviceCode }))
    if (path.endsWith('getIntakeData'))
      return answer(envelope({ code: state.intakeCode, list: meals.filter(({ datauuid }) => !datauuid) }))
    if (path.endsWith('updateIntakeUUID')) {
      for (const tie of Array.isArray(body) ? body : []) {
        const meal = meals.find(({ hcUclSeqNo }) => isObject(tie) && hcUclSeqNo === tie['hcUclSeqNo'])
        if (meal && isObject(tie)) meal.datauuid = String(tie['datauuid'])
      }
      return answer(envelope({ resultCnt: 1 }))
    }
    if (!REGISTERS.test(path)) return answer(envelope({ resultCnt: 1 }))
    const rows = keyedRows(body)
    const savedCnt = rows.filter(([key, row]) => JSON.stringify(kept.get(key)) !== JSON.stringify(row)).length
    for (const [key, row] of rows) kept.set(key, row)
    return answer(
      envelope({ code: state.newCode, receivedCnt: rows.length, savedCnt, skippedCnt: rows.length - savedCnt }),
    )
  }

  return {
    state,
    meals,
    /** What stands registered, by key. */
    kept,
    received,
    whenCalled: (instead: typeof trouble) => (trouble = instead),
    /** The server has done its work, and its answer is another or none. */
    whenServed: (instead: typeof loss) => (loss = instead),
    serve: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      const text = await request.text()
      const body: unknown = text === '' ? null : JSON.parse(text)
      received.push({ path: pathname, body })
      const instead = await trouble(pathname)
      if (instead) return instead
      const answered = reply(pathname, body)
      return (await loss(pathname)) ?? answered
    },
    /** Bodies of the calls to a path that ends so. */
    bodies: (ending: string) => received.filter(({ path }) => path.endsWith(`/${ending}`)).map(({ body }) => body),
    registrations: () => received.filter(({ path }) => REGISTERS.test(path)),
  }
}

export type FakeServer = ReturnType<typeof fakeServer>
