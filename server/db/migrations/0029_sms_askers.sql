ALTER TABLE "sms_limits" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_limits" DROP CONSTRAINT "sms_limits_pkey";--> statement-breakpoint
-- `near:number network` and `asker:number network device` were one text: whose share it is stands beside the number now.
UPDATE "sms_limits" SET
  "asker" = substr("subject", strpos("subject", ' ') + 1),
  "subject" = 'mobile:' || split_part(split_part("subject", ':', 2), ' ', 1)
WHERE "subject" LIKE 'near:%' OR "subject" LIKE 'asker:%';--> statement-breakpoint
ALTER TABLE "sms_limits" ADD CONSTRAINT "sms_limits_subject_asker_pk" PRIMARY KEY("subject","asker");
