import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/lib/run.ts'

/** A folder that a server serves the built app from, into which another release can be put while it runs. */
export class Releases {
  readonly folder = mkdtempSync(join(tmpdir(), 'hansang-release-'))

  constructor() {
    cpSync(join(ROOT, 'dist'), this.folder, { recursive: true })
  }

  /** The name that the build has given itself. */
  get name(): string {
    return /<meta name="build" content="(\w+)">/.exec(readFileSync(join(this.folder, 'index.html'), 'utf8'))?.[1] ?? ''
  }

  /** Puts the next release there, by its page and its worker; of the old one the file of one screen may be gone. */
  next({ without }: { without?: string } = {}): void {
    const [old, name] = [this.name, `next${Date.now().toString(36)}`.slice(0, 12)]
    for (const file of ['index.html', 'sw.js']) {
      const path = join(this.folder, file)
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(old, name))
      for (const copy of ['.br', '.gz']) rmSync(path + copy, { force: true })
    }
    const assets = join(this.folder, 'assets')
    for (const file of readdirSync(assets)) if (without && file.startsWith(`${without}-`)) rmSync(join(assets, file))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
