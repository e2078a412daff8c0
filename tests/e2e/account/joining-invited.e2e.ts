import { expectPath, open } from '../../support/app.ts'
import { agree, fill, press, title, verify } from '../../support/joining.ts'
import { expect, test } from '../../support/test.ts'

test.use({ simulator: true })

test('an invitation brings the employer; a wrong number is refused, nothing typed is lost [ROU-27] [MBR-17]', async ({
  page,
}) => {
  await open(page, '/joinSms?bizCode=B00311&recommCode=GARAM3K2')
  await title(page, '한빛전자에서 초대했어요')
  await press(page, '시작하기')
  await title(page, '어떻게 시작할까요?')
  // The employer is known: nobody is asked for it again.
  await page.getByRole('link', { name: /^회사 사번으로/ }).click()
  await title(page, '한빛전자, 누구신가요?')
  await page.goBack()
  await title(page, '어떻게 시작할까요?')

  await page.getByRole('button', { name: /^휴대폰으로/ }).click()
  await verify(page, 'Liam Brown')
  await title(page, /Liam Brown님,/)
  await press(page, '네, 계속할게요')
  await agree(page)
  await fill(page, {
    usrId: 'liam.invited',
    usrPwd: '점심은 고등어구이로',
    nickName: '초대받은리암',
    usrEmail: 'liam@mail.example',
  })
  await page.getByLabel('사번', { exact: true }).fill('E99999')
  await press(page, '다음')
  await title(page, /점심은 주로/)
  await page.getByRole('radio', { name: /한빛타워점/ }).check()
  await press(page, '이 식당으로 정하기')

  await expectPath(page, '/member/join/etc')
  await expect(page.getByText('회사 명부에서 찾지 못했어요. 사번을 확인해 주세요.')).toBeVisible()
  await expect(page.getByLabel('사번', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue('liam.invited')
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('점심은 고등어구이로')
  await expect(page.getByLabel('닉네임')).toHaveValue('초대받은리암')
  await page.getByLabel('사번', { exact: true }).fill('E9999')
  await expect(page.getByText('회사 명부에서 찾지 못했어요. 사번을 확인해 주세요.')).toHaveCount(0)
})
