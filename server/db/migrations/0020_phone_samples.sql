CREATE TABLE "removed_index_records" (
	"hc_id" text NOT NULL,
	"helhidx_code" text NOT NULL,
	"inpt_dt" text NOT NULL,
	"sample_id" text,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removed_index_records_hc_id_helhidx_code_inpt_dt_pk" PRIMARY KEY("hc_id","helhidx_code","inpt_dt")
);
--> statement-breakpoint
ALTER TABLE "phone_exercises" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "health_index_records" ADD COLUMN "sample_id" text;--> statement-breakpoint
ALTER TABLE "health_index_records" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "removed_index_records" ADD CONSTRAINT "removed_index_records_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_index_records_sample" ON "removed_index_records" USING btree ("hc_id","sample_id");--> statement-breakpoint
CREATE INDEX "health_index_records_sample" ON "health_index_records" USING btree ("hc_id","sample_id");