CREATE TABLE "sample_arrivals" (
	"hc_id" text NOT NULL,
	"kind" text NOT NULL,
	"arrived_dt" text NOT NULL,
	"row_cnt" integer NOT NULL,
	CONSTRAINT "sample_arrivals_hc_id_kind_pk" PRIMARY KEY("hc_id","kind")
);
--> statement-breakpoint
ALTER TABLE "sample_arrivals" ADD CONSTRAINT "sample_arrivals_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;