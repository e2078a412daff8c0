import { builtRoutes, type BuiltRoute } from '../support/routes.ts'
import { seoulToday } from '../support/clock.ts'
import { expect, test as base } from '../support/test.ts'
import { addressesOf, said, visit } from './visit.ts'
import { LANGUAGES, MEMBERS, Visitor, type Language, type Who } from './visitor.ts'

/** Everybody's page is opened once a worker and goes from screen to screen: opening one takes longer than a visit. */
const test = base.extend<object, { visitor: (who: Who, language: Language) => Promise<Visitor> }>({
  visitor: [
    async ({ browser, backend }, provide) => {
      const now = seoulToday('11:24')
      await backend.setClock(now)
      const open = new Map<string, Promise<Visitor>>()
      await provide((who, language) => {
        const visitor = open.get(`${who} ${language}`) ?? Visitor.open(browser, backend, { who, language, now })
        open.set(`${who} ${language}`, visitor)
        return visitor
      })
      for (const visitor of open.values()) await (await visitor).close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// Nobody's token runs out while a worker is at it.
test.use({ tokenSeconds: 6 * 3600 })

/** Those of `visitsOf` instead of every member in both languages (docs/decisions/286). */
const IN_GATE = process.env['HANSANG_GATE'] === '1'

type Visit = { who: Who; language: Language }

/**
 * Who looks at a screen in the gate: in Korean the member of the demo with the most rows, in English one of the others,
 * by the screen's place among all, so that each of them sees a third. Both stand first; who has no way to the screen
 * gives it to the next.
 */
function visitsOf(route: BuiltRoute, at: number): Record<Language, readonly Who[]> {
  if (route.public) return { ko: ['nobody'], en: ['nobody'] }
  const most = MEMBERS.slice(0, 1)
  const others = MEMBERS.slice(1)
  const first = at % others.length
  return { ko: MEMBERS, en: [...others.slice(first), ...others.slice(0, first), ...most] }
}

for (const [at, route] of builtRoutes().entries()) {
  const everybody: readonly Who[] = route.public ? ['nobody', ...MEMBERS] : MEMBERS

  test(`${route.path} is in order for everybody [PRD-02] [LNG-02]`, async ({ visitor }) => {
    const seen = new Set<string>()
    const findings = new Map<string, string[]>()
    const fullest = new Map<Language, { one: Visitor; address: string; rows: number }>()
    let visits = 0
    const see = async ({ who, language }: Visit): Promise<boolean> => {
      const one = await visitor(who, language)
      const addresses = await addressesOf(one, route)
      for (const address of addresses) {
        const rows = await visit(one, address, { tight: false, seen, findings })
        const most = fullest.get(language)
        // A page that opens without sign-in leads members elsewhere.
        if ((who === 'nobody') === route.public && (!most || rows > most.rows))
          fullest.set(language, { one, address, rows })
        visits += 1
      }
      return addresses.length > 0
    }
    // Both languages side by side: while one page waits the other is looked at.
    if (!IN_GATE) for (const who of everybody) await Promise.all(LANGUAGES.map((language) => see({ who, language })))
    else {
      const turns = visitsOf(route, at)
      await Promise.all(
        LANGUAGES.map(async (language) => {
          for (const who of turns[language]) if (await see({ who, language })) return
        }),
      )
    }
    // Small windows and large text, once in each language, in the gate in Korean: as whoever sees most there.
    const tight = [...fullest].filter(([language]) => !IN_GATE || language === 'ko').map(([, seen]) => seen)
    await Promise.all(tight.map(({ one, address }) => visit(one, address, { tight: true, seen, findings })))
    expect(said(findings)).toEqual([])
    expect(visits, 'nobody has a link to this screen: see tests/screens/examples.ts').toBeGreaterThan(0)
  })
}
