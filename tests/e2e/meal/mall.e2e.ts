import { openSignedIn } from '../../support/session.ts'
import { expect, test } from '../../support/test.ts'

// Whoever verifies, and the mall itself, are stand-ins of the simulator's.
test.use({ simulator: true })

test.describe('the shop mall', () => {
  test('knows only who came back verified, lets in once a ticket, and forgets who withdraws [MEA-13] [MBR-11]', async ({
    page,
    member,
  }) => {
    await openSignedIn(page, await member('saebyeok'), '/meal/welmallAgree')
    await page.getByRole('button', { name: '동의하고 본인 확인하기' }).click()
    // The page of whoever verifies, outside the app.
    await page.getByRole('button', { name: '그만둘게요' }).click()
    await expect(page.getByRole('heading', { name: '본인 확인을 마치지 못했어요' })).toBeVisible()
    await page.getByRole('button', { name: '다시 확인하기' }).click()
    await page.getByRole('radio', { name: /박다솜/ }).check()
    await page.getByRole('button', { name: '본인이에요' }).click()
    await expect(page.getByText('이 계정의 회원이 아닌 다른 분이 확인됐어요.')).toBeVisible()
    await page.getByRole('button', { name: '다시 확인하기' }).click()
    await page.getByRole('radio', { name: /한새벽/ }).check()
    await page.getByRole('button', { name: '본인이에요' }).click()
    await expect(page.getByRole('heading', { name: '이제 쇼핑몰이 나를 알아봐요' })).toBeVisible()
    await page.getByRole('button', { name: '쇼핑몰 가기' }).click()
    await expect(page.getByRole('heading', { name: '쇼핑몰에 들어왔어요' })).toBeVisible()
    expect(page.url()).not.toContain('ticket')

    await page.goto('/#/meal/welmallAgree')
    await page.getByRole('button', { name: '동의 거두기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '동의 거두기' }).click()
    await expect(page.getByRole('heading', { name: '쇼핑몰이 나를 알아봐도 될까요?' })).toBeVisible()
  })
})
