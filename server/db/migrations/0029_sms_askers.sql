ALTER TABLE "sms_limits" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_limits" DROP CONSTRAINT "sms_limits_pkey";--> statement-breakpoint
ALTER TABLE "sms_limits" ADD CONSTRAINT "sms_limits_subject_asker_pk" PRIMARY KEY("subject","asker");
