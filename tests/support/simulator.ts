import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Drives the shell simulator through its own panel, as a developer would. Wide windows only: there the handle stands
 * beside the column.
 */
export class SimulatorPanel {
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  private get panel(): Locator {
    return this.page.getByRole('complementary', { name: '셸 시뮬레이터' })
  }

  async open(tab: '기기' | '건강 기록' | '장애' | '호출' = '기기'): Promise<Locator> {
    const handle = this.page.getByRole('button', { name: '셸 시뮬레이터' })
    // The panel's code comes after the page; one of the two is there then.
    await handle.or(this.panel).waitFor()
    if (await handle.isVisible()) await handle.click()
    await this.panel.getByRole('tab', { name: tab }).click()
    return this.panel
  }

  async close(): Promise<void> {
    await this.panel.getByRole('button', { name: '시뮬레이터 닫기' }).click()
  }

  /** Plays this shell; the app starts anew in it. */
  async play(platform: 'Android' | 'iOS', version: string): Promise<void> {
    const panel = await this.open('기기')
    await panel.getByLabel('플랫폼').selectOption({ label: platform })
    await panel.getByLabel('셸 버전').selectOption(version)
    await panel.getByRole('button', { name: '앱 다시 시작' }).click()
    await expect(this.page.getByRole('button', { name: '셸 시뮬레이터' })).toBeVisible()
  }

  async fault(name: string): Promise<void> {
    const panel = await this.open('장애')
    await panel.getByRole('radio', { name, exact: true }).check()
    await this.close()
  }

  /** Names of the calls the app has made, newest first. */
  async calls(): Promise<string[]> {
    const panel = await this.open('호출')
    const names = await panel
      .getByRole('list', { name: '브리지 호출' })
      .locator('summary > span:first-child')
      .allTextContents()
    await this.close()
    return names
  }

  /** The system's permission page over the app. */
  async answerSystem(choice: '허용' | '허용 안 함'): Promise<void> {
    const dialog = this.page.getByRole('dialog').filter({ hasText: '휴대폰의 시스템 화면' })
    await dialog.getByRole('button', { name: choice, exact: true }).click()
  }
}
