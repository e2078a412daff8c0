import { expect, test } from 'vitest'

test('no host, secret or SDK key stands in the sources: they are configuration [SEC-03] [SEC-02]', async () => {
  const sources = import.meta.glob('../**/*.{ts,tsx}', { query: '?raw', import: 'default' })
  const found: string[] = []
  for (const [file, load] of Object.entries(sources)) {
    if (/\.test\.tsx?$|testing/.test(file)) continue
    for (const match of String(await load()).matchAll(/https?:\/\/[\w.-]+|(?:secret|apiKey|appKey)\s*[:=]\s*'[^']+'/g)) found.push(`${file} ${match[0]}`)
  }
  // A base that only serves to read a relative address, an example in a comment, and the name of the SVG language.
  const harmless = /http:\/\/relative|https:\/\/hansang\.example|http:\/\/www\.w3\.org/
  expect(found.filter((each) => !harmless.test(each))).toEqual([])
})
