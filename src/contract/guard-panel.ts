import { guardLog } from './guards.ts'

// For developers and testers, never in a production build: plain DOM and English, because it is no part of the product.

/**
 * Shows how many answers were compared and how many differ, and hands over the report of docs/guard-report.md on a
 * click.
 */
export function showGuardPanel(build: string): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.title = 'Download what the contract guards saw, for npm run contract -- --har FILE'
  // The app's own styles stay out of it, and it stays out of the way of the thumb.
  button.style.cssText =
    'position:fixed;inset-block-start:4px;inset-inline-start:4px;z-index:2147483647;padding:2px 8px;' +
    'border:0;border-radius:8px;font:12px system-ui;color:#fff;opacity:.85'
  const draw = () => {
    const { answers, findings } = guardLog
    button.textContent = findings.length > 0 ? `contract: ${findings.length} differ` : `contract: ${answers} fit`
    button.style.background = findings.length > 0 ? '#a3243b' : '#1f7a4d'
    button.hidden = answers === 0
  }
  button.addEventListener('click', () => {
    const text = JSON.stringify(guardLog.report(location.origin, build), null, 2)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = 'guard-report.json'
    link.click()
    URL.revokeObjectURL(link.href)
  })
  guardLog.subscribe(draw)
  draw()
  document.body.append(button)
}
